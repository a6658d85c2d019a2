import { Box, Stack } from '@chakra-ui/react';
import { formatPercent, formatWhole, gramsToKilograms } from '@tim/format';
import type { HomeShare } from '@tim/meet';
import { LabelledControl } from '../../shared/form/labelled-control.tsx';
import { Select } from '../../shared/form/select.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import type { ShownPlace } from '../../shared/compute/meet-types.ts';
import { kilogramsText } from '../result/kilograms-text.ts';
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
  const whoFrom = ({ home }: HomeShare, count: number) => texts.from(peopleText(count), names[home.code] ?? home.code);
  return (
    <Stack gap="2">
      {farthest.length > 0 && <Text size="small">{texts.farthest(place.name)}</Text>}
      <Stack as="ul" listStyle="none" gap="1" fontSize="sm">
        {farthest.map((share) => (
          <li key={share.home.code}>
            {texts.each(
              whoFrom(share, share.home.people),
              kilogramsText(gramsToKilograms(gramsEach(share) ?? 0)),
              texts.percent(percentText((share.home.people * (gramsEach(share) ?? 0)) / everybody)),
            )}
          </li>
        ))}
      </Stack>
      <Box maxWidth="16rem">
        <LabelledControl label={texts.share}>
          <Select value={String(onlinePercent)} onChange={({ target }) => onShare(Number(target.value))}>
            {shares.map((percent) => (
              <option key={percent} value={String(percent)}>
                {percent === 0 ? texts.nobody : texts.percent(formatWhole(percent))}
              </option>
            ))}
          </Select>
        </LabelledControl>
      </Box>
      {staying.map((share) => (
        <Text key={share.home.code} size="small">
          {MEET.homes.online(whoFrom(share, share.online))}
        </Text>
      ))}
      {staying.length > 0 && saved !== undefined && (
        <Text size="small">
          {texts.saved(
            peopleText(staying.reduce((sum, { online }) => sum + online, 0)),
            kilogramsText(gramsToKilograms(saved)),
          )}
        </Text>
      )}
      <Text size="small" tone="muted">
        {texts.note}
      </Text>
    </Stack>
  );
}

const percentText = (fraction: number): string => formatPercent(Math.round(fraction * 100) / 100);
