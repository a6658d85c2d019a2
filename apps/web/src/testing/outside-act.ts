declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/** Let React schedule its work as in a browser, where a test's `act` would do all of it at once at the end. */
export async function outsideAct(run: () => Promise<void>): Promise<void> {
  const before = globalThis.IS_REACT_ACT_ENVIRONMENT;
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await run();
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = before;
  }
}
