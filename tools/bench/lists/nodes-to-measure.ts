import { oldestNode, type NodeProgram } from '../../process/oldest-node.ts';

/** This Node, and the oldest that the packages run on. */
export async function nodesToMeasure(): Promise<readonly NodeProgram[]> {
  const oldest = await oldestNode();
  return [{ program: process.execPath, version: process.version }, ...(oldest ? [oldest] : [])];
}
