import { callTool, type ToolParts } from '../corpus/tools/tool';
import type { ToolAsker } from '../modules/home/make-pictures';
import { tools } from './tool-list';

/** Asks tools in this process as their routes do, without a limit of calls: for questions of the product's own. */
export function makeToolAsker(parts: ToolParts): ToolAsker {
  return async (name, given) => {
    const tool = tools.find((one) => one.call.usage === name);
    if (tool === undefined) throw new Error(`There is no tool ${name}`);
    return callTool(tool, tool.call.body.parse(given), parts, new AbortController().signal);
  };
}
