import { ListFault } from '@tim/batch/list';

/** Why a batch is refused. */
export type RefusalCode =
  /** The task is not written as one. */
  | 'BAD_TASK'
  /** The storage can have no object of that name. */
  | 'BAD_NAME'
  | 'NO_INPUT'
  /** An object of somebody else's stands where the batch would write. */
  | 'NAME_TAKEN'
  /** Another batch with the same output is not finished. */
  | 'OTHER_BATCH'
  | 'UNREADABLE_LIST'
  | 'TOO_MANY_PARTS'
  | 'INPUT_CHANGED'
  | 'DATA_CHANGED'
  /** A part's answer is not what was written. */
  | 'PART_CHANGED';

/** A batch that cannot be done, whoever tries again. The sentence is for the caller alone: it may repeat what the list holds. */
export class BatchFault extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BatchFault';
    this.code = code;
  }
}

/** The refusal that an error is; undefined where trying again may help. */
export function refusalOf(error: unknown): BatchFault | undefined {
  if (error instanceof ListFault) return new BatchFault('UNREADABLE_LIST', error.message, { cause: error });
  return error instanceof BatchFault ? error : undefined;
}

/** The refusal of a name that another object has. */
export const nameTaken = (name: string): BatchFault =>
  new BatchFault('NAME_TAKEN', `${name} already exists: choose another output, or remove it.`);
