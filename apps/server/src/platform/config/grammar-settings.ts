import { z } from 'zod';
import { setting, wholeNumber } from './setting';

const MAX_NAME_CHARACTERS = 200;
const MAX_GRAMMAR_SECONDS = 120;
const grammarApis = ['fragments', 'tartunlp', 'chat'] as const;

/** The grammar service outside. */
export const grammarSettings = {
  grammarUrl: setting<string | null>({
    variable: 'GRAMMAR_URL',
    schema: z.url({ protocol: /^https?$/u }),
    fallback: null,
    fallbackText: 'own model',
    allowed: 'an address such as http://127.0.0.1:5002/grammar',
    description:
      'Grammar service that texts of the model `grammarchecker` are sent to; the own model replaces it where it is late, gone or wrong',
    isSecret: true,
  }),
  grammarApi: setting({
    variable: 'GRAMMAR_API',
    schema: z.enum(grammarApis),
    fallback: 'fragments',
    allowed: `one of ${grammarApis.join(', ')}`,
    description:
      "How GRAMMAR_URL is asked: `fragments` POST {tekst}, `tartunlp` TartuNLP's grammar API, `chat` a chat-completions endpoint such as that of Ollama, sentence by sentence",
  }),
  grammarModel: setting({
    variable: 'GRAMMAR_MODEL',
    schema: z.string().max(MAX_NAME_CHARACTERS),
    fallback: 'tartuNLP/Llammas-base-p1-llama-errors-p2-GEC',
    allowed: 'a name of a model that GRAMMAR_URL knows',
    description: 'Model that a chat-completions endpoint is asked for; visitors are told its name',
  }),
  grammarKey: setting<string | null>({
    variable: 'GRAMMAR_KEY',
    schema: z.string(),
    fallback: null,
    fallbackText: 'none',
    allowed: 'any text',
    description: 'Sent to GRAMMAR_URL as `Authorization: Bearer`',
    isSecret: true,
  }),
  grammarSeconds: setting({
    variable: 'GRAMMAR_SECONDS',
    schema: wholeNumber(1, MAX_GRAMMAR_SECONDS),
    fallback: '5',
    allowed: `a whole number from 1 to ${MAX_GRAMMAR_SECONDS}`,
    description: 'How long the grammar service has for a text; a language model needs more than the usual 5',
  }),
};
