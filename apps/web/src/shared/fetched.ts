/** @throws Error unless the server has it */
export async function fetched(address: string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** @throws Error unless the server has it */
export async function fetchedJson<Content>(address: string): Promise<Content> {
  const response = await fetched(address);
  return (await response.json()) as Content;
}
