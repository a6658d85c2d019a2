/** What stops a command and is no bug of it: shown as one line that says what to do. */
export class TaskFailure extends Error {}
