// Reads a Dockerfile into stages; a parser library knows the syntax, this file what the steps of ours mean.
import { DockerfileParser } from 'dockerfile-ast';

const MARK = /\$\{(\w+)\}/gu;

const readers = {
  ARG: () => null,
  VOLUME: (instruction) => ({ volumes: instruction.getArguments().map((argument) => argument.getValue()) }),
  EXPOSE: () => null,
  WORKDIR: (instruction) => ({ folder: instruction.getArgumentsContent() }),
  USER: (instruction) => ({ user: instruction.getArgumentsContent() }),
  RUN: (instruction) => ({ command: instruction.getArgumentsContent() }),
  COPY: (instruction) => {
    const paths = instruction.getArguments().map((argument) => argument.getValue());
    const from = instruction.getFlags().find((flag) => flag.getName() === 'from');
    return { sources: paths.slice(0, -1), target: paths.at(-1), from: from?.getValue() ?? null };
  },
  ENV: (instruction) => ({
    env: Object.fromEntries(
      instruction.getProperties().map((property) => [property.getName(), property.getValue()]),
    ),
  }),
  HEALTHCHECK: (instruction) => ({
    health: readWords(instruction.getArgumentsContent().replace(/^CMD /u, '')),
  }),
  CMD: (instruction) => ({ start: readWords(instruction.getArgumentsContent()) }),
};

/** The exec form alone is used: a JSON array of words. */
const readWords = (text) => JSON.parse(text);

/**
 * Stages in their order, each `{name, base, steps}`; a step is `{keyword, ...}` with what its kind has to say. Throws on
 * an instruction that is not known here.
 */
export function readDockerfile(text) {
  const values = {};
  const stages = [];
  const fill = (content) => content.replaceAll(MARK, (mark, name) => values[name] ?? mark);
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    if (keyword === 'ARG') {
      for (const property of instruction.getProperties()) values[property.getName()] = property.getValue();
    } else if (keyword === 'FROM') {
      const [base, , name] = instruction.getArguments().map((argument) => fill(argument.getValue()));
      stages.push({ name, base, steps: [] });
    } else {
      const read = readers[keyword];
      if (read === undefined)
        throw new Error(`The Dockerfile has an instruction that is not known: ${keyword}.`);
      stages
        .at(-1)
        .steps.push({ keyword, line: instruction.getRange().start.line + 1, ...read(instruction) });
    }
  }
  return stages;
}
