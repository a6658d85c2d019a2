import { fill } from '@tim/languages';
import { SaxesParser } from 'saxes';
import { LONGEST_TEXT_BYTES, MOST_ELEMENTS, MOST_LEVELS } from '../bounds.ts';
import { ListFault, type FaultTexts, type SayFault, type SayPart } from '../list/list-fault.ts';

/** Told of XML as it is read. Names of elements are without their prefix. */
export type XmlReader = {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
};

const ELEMENT_BEGINS = 0x3c;

const refuse = (say: SayFault): never => {
  throw new ListFault(say);
};

/**
 * Reads XML piece by piece. Nothing outside of it is looked up, and entities of its own are refused: none of a spreadsheet's files has a
 * document type.
 *
 * @returns takes a piece; the last one is undefined
 * @throws ListFault when it is no XML, or one that no spreadsheet has
 */
export function xmlParser(what: SayPart, { open, text, close }: XmlReader): (piece: Uint8Array | undefined) => void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const decoder = new TextDecoder('utf-8');
  let levels = 0;
  let elements = 0;
  let textBytes = 0;
  parser.on('error', () => refuse((texts) => fill(texts.damagedXml, damagedPart(texts, what))));
  parser.on('doctype', () => refuse((texts) => fill(texts.documentType, damagedPart(texts, what))));
  parser.on('opentag', ({ name, attributes }) => {
    if (++elements > MOST_ELEMENTS)
      refuse((texts) => fill(texts.tooManyElements, { ...damagedPart(texts, what), millions: MOST_ELEMENTS / 1e6 }));
    if (++levels > MOST_LEVELS)
      refuse((texts) => fill(texts.deepXml, { ...damagedPart(texts, what), most: MOST_LEVELS }));
    open(local(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    levels--;
    close(local(name));
  });
  parser.on('text', text);
  parser.on('cdata', text);
  /** The parser waits for a text's end, however much comes before it. */
  const demandElements = (piece: Uint8Array): void => {
    const last = piece.lastIndexOf(ELEMENT_BEGINS);
    textBytes = last < 0 ? textBytes + piece.length : piece.length - last;
    if (textBytes > LONGEST_TEXT_BYTES) throw longText(what);
  };
  return (piece) => {
    if (piece) demandElements(piece);
    parser.write(piece ? decoder.decode(piece, { stream: true }) : decoder.decode());
    if (!piece) parser.close();
  };
}

/** Why a text is refused that no cell of a spreadsheet holds. */
export const longText = (what: SayPart): ListFault =>
  new ListFault((texts) => fill(texts.longText, damagedPart(texts, what)));

/** Of which part something is said, and what to do about it. */
const damagedPart = (texts: FaultTexts, what: SayPart) => ({ part: what(texts), again: texts.again });

const local = (name: string): string => name.slice(name.indexOf(':') + 1);
