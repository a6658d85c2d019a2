import { fill, type Message } from '@tim/languages';
import { Refusal } from '../refusal.ts';
import type { Faults } from '../refusal.ts';

type SaidOfFile = (faults: Faults) => Message<'file' | 'code'>;

/** What is said of the errors of a file system that people can do something about. */
const SAID: ReadonlyMap<string, SaidOfFile> = new Map(
  Object.entries<SaidOfFile>({
    ENOSPC: ({ noSpace }) => noSpace,
    EDQUOT: ({ noSpace }) => noSpace,
    EFBIG: ({ tooLarge }) => tooLarge,
    ENAMETOOLONG: ({ longName }) => longName,
    EEXIST: ({ isThere }) => isThere,
    EISDIR: ({ isFolder }) => isFolder,
    ENOTDIR: ({ noFolderOnPath }) => noFolderOnPath,
    ENOENT: ({ noPlace }) => noPlace,
    EACCES: ({ notAllowed }) => notAllowed,
    EPERM: ({ notAllowed }) => notAllowed,
    EROFS: ({ readOnly }) => readOnly,
  }),
);

const other: SaidOfFile = ({ fileFailed }) => fileFailed;

/**
 * An error of the file system as a sentence.
 *
 * @returns undefined for any other error
 */
export function fileFault(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  const { code, path, dest, syscall } = error as NodeJS.ErrnoException & { readonly dest?: string };
  const say = SAID.get(String(code)) ?? other;
  return new Refusal((faults) => {
    const file = dest ?? path ?? (syscall === 'read' ? faults.standardInput : faults.standardOutput);
    return fill(say(faults), { file, code: String(code) });
  });
}
