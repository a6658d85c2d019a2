/** The browser's factory of policies, as far as it is used here; browsers without it check nothing. */
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: {
      readonly createScriptURL?: (address: string) => string | null;
      readonly createHTML?: (html: string) => string;
    },
  ) => { readonly createHTML: (html: string) => TrustedHTML };
};

const trustedTypes = (): TrustedTypes | undefined =>
  (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;

/**
 * Let scripts and workers come from the site itself alone, whoever in the page asks for them. The policy of the hosting wants
 * that; text that is given to the page as HTML or script it refuses.
 */
export function trustOwnScripts(): void {
  trustedTypes()?.createPolicy('default', {
    createScriptURL: (address) =>
      new URL(address, document.baseURI).origin === window.location.origin ? address : null,
  });
}

/** HTML that the build made of the repository's own text, and nothing of a visitor's. */
export function trustBuiltHtml(html: string): string | TrustedHTML {
  return (
    trustedTypes()
      ?.createPolicy('built-html', { createHTML: () => html })
      .createHTML(html) ?? html
  );
}
