import { Refusal } from '../refusal.ts';
import type { Faults } from '../refusal.ts';

type SaidOfFile = (faults: Faults, file: string, code: string) => string;

/** What is said of the errors of a file system that people can do something about. */
const SAID: ReadonlyMap<string, SaidOfFile> = new Map(
  Object.entries<SaidOfFile>({
    ENOSPC: (faults, file) => faults.noSpace(file),
    EDQUOT: (faults, file) => faults.noSpace(file),
    EFBIG: (faults, file) => faults.tooLarge(file),
    ENAMETOOLONG: (faults, file) => faults.longName(file),
    EEXIST: (faults, file) => faults.isThere(file),
    EISDIR: (faults, file) => faults.isFolder(file),
    ENOTDIR: (faults, file) => faults.noFolderOnPath(file),
    ENOENT: (faults, file) => faults.noPlace(file),
    EACCES: (faults, file) => faults.notAllowed(file),
    EPERM: (faults, file) => faults.notAllowed(file),
    EROFS: (faults, file) => faults.readOnly(file),
  }),
);

const other: SaidOfFile = (faults, file, code) => faults.fileFailed(file, code);

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
    return say(faults, file, String(code));
  });
}
