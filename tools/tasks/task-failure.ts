/** What stops a task and is no bug of the tools: shown as one line that says what to do. */
export class TaskFailure extends Error {}
