/** An attribute's value; numbers are written with two decimals at most. */
type Attributes = Readonly<Record<string, string | number>>;

/** Text that stands in XML as itself. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** An element; `children` are elements, not text. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(attributeText(value))}"`);
  const opening = `<${name}${written.join('')}`;
  return children.length === 0 ? `${opening}/>` : `${opening}>${children.join('')}</${name}>`;
}

/** An element that holds text, escaped. */
export function textElement(name: string, attributes: Attributes, text: string): string {
  return element(name, attributes, escapeXml(text));
}

function attributeText(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100 + 0) : value;
}
