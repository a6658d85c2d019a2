/** How long a browser may take to fetch what it saves [ms]. */
const FETCHED_AFTER_MS = 60_000;

/** Hand a file to the browser to save. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FETCHED_AFTER_MS);
}
