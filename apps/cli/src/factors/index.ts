/** The command `factors`, which is loaded when it is named. */
export { factorsArguments } from './factors-arguments.ts';
export { writeFactors } from './write-factors.ts';
