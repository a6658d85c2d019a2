import { Box, Stack } from '@chakra-ui/react';
import { formatPercent, formatWhole, gramsToKilograms } from '@tim/format';
import { fill } from '@tim/languages';
import type { HomeShare } from '@tim/meet';
import { LabelledControl } from '../../shared/form/labelled-control.tsx';
import { Select } from '../../shared/form/select.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import type { ShownPlace } from '../../shared/compute/meet-types.ts';
import { kilogramsText } from '../../shared/kilograms-text.ts';
import { gramsEach, peopleText, savedGrams } from './meeting-words.ts';
import { MEET } from './texts.ts';

/** Homes with the longest ways. */
const MOST_SHOWN = 3;
const SHARES = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90] as const;
const texts = MEET.online;

type OnlinePartProps = {
  readonly onlinePercent: number;
  readonly place: ShownPlace;
  readonly names: Readonly<Record<string, string>>;
  readonly onShare: (percent: number) => void;
};

/** Whose ways are longest, and a share of people who take part online instead. */
export function OnlinePart({ onlinePercent, place, names, onShare }: OnlinePartProps) {
  const farthest = place.shares
    .filter((share) => (gramsEach(share) ?? 0) > 0)
    .toSorted((a, b) => (gramsEach(b) ?? 0) - (gramsEach(a) ?? 0))
    .slice(0, MOST_SHOWN);
  const everybody = place.shares.reduce((sum, share) => sum + share.home.people * (gramsEach(share) ?? 0), 0);
  const staying = place.shares.filter(({ online }) => online > 0);
  const saved = savedGrams(place);
  const shares = [...new Set([...SHARES, onlinePercent])].toSorted((a, b) => a - b);
  const whoFrom = ({ home }: HomeShare, count: number) =>
    fill(texts.from, { who: peopleText(count), home: names[home.code] ?? home.code });
  return (
    <Stack gap="2">
      {farthest.length > 0 && <Text size="small">{fill(texts.farthest, { place: place.name })}</Text>}
      <Stack as="ul" listStyle="none" gap="1" fontSize="sm">
        {farthest.map((share) => (
          <li key={share.home.code}>
            {fill(texts.each, {
              who: whoFrom(share, share.home.people),
              kilograms: kilogramsText(gramsToKilograms(gramsEach(share) ?? 0)),
              percent: percentText((share.home.people * (gramsEach(share) ?? 0)) / everybody),
            })}
          </li>
        ))}
      </Stack>
      <Box maxWidth="16rem">
        <LabelledControl label={texts.share}>
          <Select value={String(onlinePercent)} onChange={({ target }) => onShare(Number(target.value))}>
            {shares.map((percent) => (
              <option key={percent} value={String(percent)}>
                {percent === 0 ? texts.nobody : fill(texts.percent, { number: formatWhole(percent) })}
              </option>
            ))}
          </Select>
        </LabelledControl>
      </Box>
      {staying.map((share) => (
        <Text key={share.home.code} size="small">
          {fill(MEET.homes.online, { who: whoFrom(share, share.online) })}
        </Text>
      ))}
      {staying.length > 0 && saved !== undefined && (
        <Text size="small">
          {fill(texts.saved, {
            who: peopleText(staying.reduce((sum, { online }) => sum + online, 0)),
            kilograms: kilogramsText(gramsToKilograms(saved)),
          })}
        </Text>
      )}
      <Text size="small" tone="muted">
        {texts.note}
      </Text>
    </Stack>
  );
}

const percentText = (fraction: number): string =>
  fill(texts.percent, { number: formatPercent(Math.round(fraction * 100) / 100) });
