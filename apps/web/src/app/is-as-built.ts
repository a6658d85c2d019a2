/**
 * Whether a kept file is what the build wrote.
 *
 * @param integrity - the hashes that are right, as subresource integrity writes them: `sha256-<base64>`, parted by blanks
 */
export async function isAsBuilt(response: Response, integrity: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return integrity.split(' ').includes(`sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`);
}
