import { formatWhole, gramsToKilograms } from '@tim/format';
import { fill } from '@tim/languages';
import { peopleOf, type HomeShare, type MeetingQuestion } from '@tim/meet';
import { USUAL_QUESTION } from '@tim/itinerary';
import {
  BodyRow,
  Cell,
  ColumnHeader,
  HeaderRow,
  RowDescription,
  RowHeader,
  Table,
} from '../../shared/ui/table-parts.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import type { ShownPlace } from '../../shared/compute/meet-types.ts';
import { resultPath, tripPath } from '../../config/pages.ts';
import { gramsEach } from './meeting-words.ts';
import { MEET } from './texts.ts';

const texts = MEET.homes;

type HomesTableProps = {
  readonly question: MeetingQuestion;
  readonly place: ShownPlace;
  readonly names: Readonly<Record<string, string>>;
};

/** Of those who come [g CO2e]. */
const togetherOf = (share: HomeShare): number => (share.home.people - share.online) * (gramsEach(share) ?? 0);

const kilograms = (grams: number): string => formatWhole(gramsToKilograms(grams));

/** What the people of each home emit to a place: each, and together; the heaviest first. */
export function HomesTable({ question, place, names }: HomesTableProps) {
  const rows = place.shares.toSorted((a, b) => togetherOf(b) - togetherOf(a));
  const nameOf = ({ home }: HomeShare) => names[home.code] ?? home.code;
  return (
    <Table layout="figures" css={{ '--figure-width': '33%' }} aria-label={fill(texts.heading, { place: place.name })}>
      <thead>
        <HeaderRow>
          <ColumnHeader scope="col" kind="name">
            {texts.from}
          </ColumnHeader>
          {[texts.people, texts.each, texts.together].map((name) => (
            <ColumnHeader key={name} scope="col" kind="figure">
              {name}
            </ColumnHeader>
          ))}
        </HeaderRow>
      </thead>
      <tbody>
        {rows.map((share) => {
          const { home, journey, online } = share;
          const each = gramsEach(share);
          return (
            <BodyRow key={home.code}>
              <RowHeader scope="row" overflowWrap="anywhere">
                {each === undefined ? (
                  nameOf(share)
                ) : (
                  <TextLink
                    to={wayPath(home.code, place.code, question)}
                    aria-label={fill(texts.howMade, { from: nameOf(share), to: place.name })}
                  >
                    {nameOf(share)}
                  </TextLink>
                )}
                {online > 0 && <RowDescription>{fill(texts.online, { who: formatWhole(online) })}</RowDescription>}
                {journey.kind !== 'flight' && <RowDescription>{texts[journey.kind]}</RowDescription>}
              </RowHeader>
              <Cell kind="figure">{formatWhole(home.people)}</Cell>
              <Cell kind="figure">{each === undefined ? '–' : kilograms(each)}</Cell>
              <Cell kind="figure">{each === undefined ? '–' : kilograms(togetherOf(share))}</Cell>
            </BodyRow>
          );
        })}
        <BodyRow isTotal>
          <RowHeader scope="row">{texts.all}</RowHeader>
          <Cell kind="figure">{formatWhole(peopleOf(question.homes))}</Cell>
          <Cell kind="figure" />
          <Cell kind="figure">{kilograms(place.grams)}</Cell>
        </BodyRow>
      </tbody>
    </Table>
  );
}

/** The same figure on a page of its own: a trip there and back, or the calculator's result for one way. */
function wayPath(from: string, to: string, { cabin, isReturn }: MeetingQuestion): string {
  const question = { ...USUAL_QUESTION, cabin };
  return isReturn ? tripPath(`${from}-${to}-${from}`, question) : resultPath('route', `${from}-${to}`, question);
}
