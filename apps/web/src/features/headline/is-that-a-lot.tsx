import { Box, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { LINKS } from '../../config/links.ts';
import { JOIN } from '../../shared/join.ts';
import { Select } from '../../shared/form/select.tsx';
import { ExternalLink } from '../../shared/ui/external-link.tsx';
import { HEADLINE } from './texts.ts';
import { COUNTRIES, inAYearText, OWN_COUNTRY, yearWidth, type Country, type Journeys } from './yearly-share.ts';

type IsThatALotProps = {
  /** Undefined while the figure is not known. */
  readonly journeys: Journeys | undefined;
  /** The attributes and the text of the sentence's place, for the country of the page's language. */
  readonly slot: {
    readonly 'data-slot': string;
    readonly suppressHydrationWarning: boolean;
    readonly children: string;
  };
};

/** "Is that a lot?": a figure beside one person's emissions in a year, in a country that the reader chooses, with the source of that. */
export function IsThatALot({ journeys, slot }: IsThatALotProps) {
  const [country, setCountry] = useState<Country>(OWN_COUNTRY);
  const isOther = country !== OWN_COUNTRY && journeys !== undefined;
  return (
    <>
      {HEADLINE.lot}
      {JOIN.space}
      <span {...slot}>{isOther ? inAYearText(journeys, country) : slot.children}</span>
      {JOIN.space}
      <ExternalLink href={LINKS.yearlyEmissions[country]}>{HEADLINE.source}</ExternalLink>
      <Flex as="span" wrap="wrap" align="center" columnGap="3" rowGap="2" mt="1">
        <Box
          as="span"
          aria-hidden="true"
          // Where the letters are large it has a line for itself.
          flex="1 1 8rem"
          height="2"
          borderRadius="sm"
          border="1px solid {colors.border.control}"
          overflow="hidden"
        >
          <Box
            as="span"
            display="block"
            height="full"
            width="var(--year, 0%)"
            bg="accent"
            _highContrast={{ bg: 'CanvasText' }}
            style={journeys && { width: yearWidth(journeys, country) }}
            suppressHydrationWarning
          />
        </Box>
        <Select
          aria-label={HEADLINE.country}
          flex="0 1 auto"
          maxWidth="12rem"
          value={country}
          onChange={({ target: { value } }) => setCountry(COUNTRIES.find((one) => one === value) ?? OWN_COUNTRY)}
        >
          {COUNTRIES.map((one) => (
            <option key={one} value={one}>
              {HEADLINE.countries[one].name}
            </option>
          ))}
        </Select>
      </Flex>
    </>
  );
}
