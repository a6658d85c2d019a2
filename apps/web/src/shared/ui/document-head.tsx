type DocumentHeadProps = {
  readonly title: string;
  readonly description: string;
  /** Keeps the page out of search engines. */
  readonly noIndex?: boolean;
};

/** Title and description of a page: React moves them to the document's head. */
export function DocumentHead({ title, description, noIndex = false }: DocumentHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
