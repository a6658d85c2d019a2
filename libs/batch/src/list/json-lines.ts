import { UNCLOSED_ROW_BYTES } from '../bounds.ts';
import { ListFault } from './list-fault.ts';

/** Takes the bytes of a JSON text (UTF-8, or another encoding that has ASCII's signs), piece by piece. */
export type JsonLines = {
  /** @returns the next flights as they are written, each on a line; the last one may go on in the next piece */
  readonly read: (piece: Uint8Array) => Uint8Array<ArrayBuffer>;
  /** Whether the text was whole, and had a list: told after the last piece. */
  readonly end: () => JsonEnd;
};

/** `damaged` also of a text that is no JSON, or where something follows behind it. */
export type JsonEnd = 'list' | 'no-list' | 'damaged';

const code = (sign: string): number => sign.charCodeAt(0);
const [QUOTE, BACKSLASH, COMMA, COLON] = [code('"'), code('\\'), code(','), code(':')];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [code('['), code(']'), code('{'), code('}')];
const [NEW_LINE, RETURN, SPACE, TAB] = [code('\n'), code('\r'), code(' '), code('\t')];
const isBlank = (byte: number) => byte === SPACE || byte === NEW_LINE || byte === RETURN || byte === TAB;
const MARK = [0xef, 0xbb, 0xbf];
/** Members of an object that hold a list of flights (AirTrail; Miles & More). Longer names are others. */
const FLIGHTS: ReadonlySet<string> = new Set(['"flights"', '"SegmentListResponses"']);
const LONGEST_FLIGHTS = Math.max(...[...FLIGHTS].map((name) => name.length));

/**
 * The flights of a JSON text as lines: those of a list, or of an object's `flights`. Nothing is kept of them, so that a text of any length
 * is read; whether each is JSON is told where it is read as a row.
 *
 * @throws ListFault when a flight, or anything else of the text, does not end
 */
// oxlint-disable-next-line max-lines-per-function -- functions that share what was read once
export function jsonLines(): JsonLines {
  let state: 'before' | 'in an object' | 'in a list' | 'after' | 'damaged' = 'before';
  let hasList = false;
  let isInObject = false;
  let [depth, listDepth] = [0, 0];
  let [isText, isEscaped] = [false, false];
  /** Bytes since a flight or a member ended. */
  let openBytes = 0;
  /** Whether the element of the list that is being read has anything yet, and whether one has to follow. */
  let [isStarted, isAwaited] = [false, false];
  let isAfterBreak = false;
  /** The last text of the object itself, which may be a member's name; and whether the value of `flights` follows. */
  let [name, isFlights] = ['', false];

  const open = (byte: number): void => {
    if (byte === OPEN_LIST) [state, hasList, listDepth] = ['in a list', true, depth + 1];
    else if (byte === OPEN_OBJECT) [state, isInObject] = ['in an object', true];
    else state = 'damaged';
    depth++;
  };
  const readObject = (byte: number): void => {
    if (isText) {
      if (depth === 1 && name.length <= LONGEST_FLIGHTS) name += String.fromCharCode(byte);
      if (isEscaped) isEscaped = false;
      else if (byte === BACKSLASH) isEscaped = true;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) {
      isText = true;
      isFlights = false;
      if (depth === 1) name = '"';
    } else if (byte === COLON && depth === 1) isFlights = FLIGHTS.has(name);
    else if (byte === OPEN_LIST && isFlights && depth === 1) {
      isFlights = false;
      open(byte);
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth++;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      if (--depth === 0) state = byte === CLOSE_OBJECT ? 'after' : 'damaged';
    } else if (byte === COMMA && depth === 1) [openBytes, isFlights] = [0, false];
  };
  /** @returns what is written of the byte; undefined: nothing */
  const readElement = (byte: number): number | undefined => {
    if (isText) {
      if (isEscaped) isEscaped = false;
      else if (byte === BACKSLASH) isEscaped = true;
      else if (byte === QUOTE) isText = false;
      return byte === NEW_LINE || byte === RETURN ? SPACE : byte;
    }
    if (depth === listDepth) {
      if (byte === COMMA || byte === CLOSE_LIST) return endElement(byte);
      if (byte === CLOSE_OBJECT) state = 'damaged';
      if (isBlank(byte)) return undefined;
    }
    // Between values a line may end anywhere; within texts line ends are written as signs.
    const isBreak = byte === NEW_LINE || byte === RETURN;
    const isFurther = isBreak && isAfterBreak;
    isAfterBreak = isBreak;
    if (isBreak) return isFurther ? undefined : SPACE;
    isStarted = true;
    if (byte === QUOTE) isText = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth++;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
    return byte;
  };
  const endElement = (byte: number): number | undefined => {
    const isEnd = isStarted;
    if (!isStarted && (isAwaited || byte === COMMA)) state = 'damaged';
    [isStarted, isAwaited] = [false, byte === COMMA];
    openBytes = 0;
    if (byte === CLOSE_LIST && state !== 'damaged') {
      depth--;
      state = isInObject ? 'in an object' : 'after';
    }
    return isEnd ? NEW_LINE : undefined;
  };
  let place = 0;
  return {
    read: (piece) => {
      const written = new Uint8Array(piece.length);
      let length = 0;
      for (const byte of piece) {
        if (state === 'damaged') break;
        if (state === 'in a list') {
          const sign = readElement(byte);
          if (sign !== undefined) written[length++] = sign;
        } else if (state === 'in an object') readObject(byte);
        else if (isBlank(byte) || (state === 'before' && place < MARK.length && byte === MARK[place])) place++;
        else if (state === 'before') open(byte);
        else state = 'damaged';
        if (++openBytes > UNCLOSED_ROW_BYTES) throw new ListFault((texts) => texts.longRow);
      }
      return written.subarray(0, length);
    },
    end: () => (state === 'after' ? (hasList ? 'list' : 'no-list') : 'damaged'),
  };
}
