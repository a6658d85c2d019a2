import { Box, Flex, Link } from '@chakra-ui/react';
import { formatDateCard } from '@tim/format';
import { useId, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RESULTS } from './texts.ts';
import { ExternalLink } from '../../shared/ui/external-link.tsx';
import { Label } from '../../shared/ui/typography.tsx';
import { useToday } from '../../shared/ui/use-today.ts';
import { FieldInput } from '../../shared/form/field-frame.tsx';
import { addressOf } from '../../config/pages.ts';
import { openHash } from './open-folds.ts';
import { reportAddress } from './report-address.ts';

/** What became of copying: the browser may refuse, and then the visitor gets the address to copy by hand. */
type Copying = 'not yet' | 'copied' | 'refused';

/** The way back to a result: its address to copy, to report with, and on paper; with its folded sections open as they are. */
export function ResultAddress({ children }: { readonly children?: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const today = useToday();
  const address = `${window.location.origin}${addressOf(pathname)}${search}${openHash(hash)}`;
  return (
    <>
      <AddressActions key={address} address={address}>
        {children}
      </AddressActions>
      <Box as="p" display={{ base: 'none', _print: 'block' }} mt="3" fontSize="xs" overflowWrap="anywhere">
        {address} · {RESULTS.printed} {formatDateCard(today)}
      </Box>
    </>
  );
}

type AddressActionsProps = {
  readonly address: string;
  /** Further links before them. */
  readonly children: ReactNode;
};

function AddressActions({ address, children }: AddressActionsProps) {
  const [copying, setCopying] = useState<Copying>('not yet');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopying('copied');
    } catch {
      setCopying('refused');
    }
  };
  return (
    <div data-print="hide">
      <Flex wrap="wrap" align="center" columnGap="5" rowGap="2" mt="4">
        {children}
        <Link asChild>
          <button type="button" onClick={() => void copy()}>
            {RESULTS.copyAddress}
          </button>
        </Link>
        <span role="status">{copying === 'copied' && RESULTS.copied}</span>
        <ExternalLink href={reportAddress(address)}>{RESULTS.reportFigure}</ExternalLink>
      </Flex>
      {copying === 'refused' && <AddressToCopy address={address} />}
    </div>
  );
}

const selectAll = (field: HTMLInputElement | null) => field?.select();

/** The address in a field, selected as it appears: one key copies it. */
function AddressToCopy({ address }: { readonly address: string }) {
  const id = useId();
  return (
    <Box mt="3">
      <Label htmlFor={id} fontWeight="normal">
        {RESULTS.copyByHand}
      </Label>
      <FieldInput ref={selectAll} id={id} type="text" readOnly value={address} />
    </Box>
  );
}
