import { columnNames } from './column-names.ts';
import type { Columns } from './columns.ts';
import { plainHeader } from './plain-header.ts';

/** What columns that tell who somebody is are called, beside those of the traveller; in plain letters. */
const OTHERS = (
  'names fullname firstname lastname surname givenname familyname forename middlename email emailaddress mail phone passport ' +
  'loyaltynumber frequentflyer frequentflyernumber approver approvedby manager booker bookedby arranger guest guestname owner user ' +
  'username login persnr personalnummer personnelnumber staffid staffname vorname nachname familienname vorgesetzter genehmiger ' +
  'gebuchtvon telefon prenom nom nomdefamille courriel approbateur matricule nombre apellido apellidos correo correoelectronico ' +
  'aprobador empleado nome cognome nominativo dipendente approvatore matricola voornaam achternaam naam medewerker goedkeurder ' +
  'sobrenome apelido funcionario colaborador aprovador boardingpass entry where'
).split(' ');
const KNOWN: ReadonlySet<string> = new Set([...columnNames('traveller'), ...OTHERS]);
/** Names of columns with so many letters are also looked for within longer names: "Second traveller name", "E-mail (work)". */
const SHORTEST_WITHIN = 7;
const WITHIN = [...KNOWN].filter((name) => name.length >= SHORTEST_WITHIN);

/**
 * The places of the columns that tell who travelled: that of the traveller, and those that nobody reads and that are named for people.
 *
 * @param columns - as they are read
 */
export function peopleColumns(header: readonly string[], { traveller, ...others }: Columns): readonly number[] {
  const read = new Set(Object.values(others));
  return header.flatMap((name, place) => {
    if (place === traveller) return [place];
    const plain = plainHeader(name);
    const isOfPeople = KNOWN.has(plain) || plain.includes('email') || WITHIN.some((known) => plain.includes(known));
    return isOfPeople && !read.has(place) ? [place] : [];
  });
}
