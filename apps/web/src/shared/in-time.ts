/**
 * What comes within a time; what comes later is dropped. A file or an answer can be long in coming without ever failing.
 *
 * @throws what `late` makes, when the time is over
 */
export async function inTime<Value>(coming: Promise<Value>, limitMs: number, late: () => Error): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOver = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), limitMs);
  });
  try {
    return await Promise.race([coming, isOver]);
  } finally {
    clearTimeout(timer);
  }
}
