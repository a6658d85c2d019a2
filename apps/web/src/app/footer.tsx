import { Flex } from '@chakra-ui/react';
import { fill } from '@tim/languages';
import { ExternalLink, ProvidersLink } from '../shared/ui/external-link.tsx';
import { TextLink } from '../shared/ui/text-link.tsx';
import { useShownFooterNote } from '../shared/ui/footer-note.tsx';
import { parseProvider } from '../config/env.ts';
import { LINKS } from '../config/links.ts';
import { LanguageLinks } from './language-links.tsx';
import { FOOTER_NAVIGATION } from './navigation.ts';
import { APP } from './texts.ts';

const LOOKS = {
  'background-image': { bg: 'bg.veil', color: 'fg', backdropFilter: 'blur(8px)' },
  'background-none': { bg: 'bg', color: 'fg.muted' },
} as const;

type FooterProps = {
  readonly variant: keyof typeof LOOKS;
  readonly extraLink?: { readonly text: string; readonly href: string };
};

export function Footer({ variant, extraLink }: FooterProps) {
  const { prefix, provider = parseProvider(import.meta.env) } = useShownFooterNote();
  const providersLinks = [
    { text: APP.footer.contact, href: LINKS.contact },
    { text: APP.footer.privacyPolicy, href: LINKS.privacyPolicy },
  ];
  return (
    <Flex
      as="footer"
      wrap="wrap"
      align="center"
      justify="space-between"
      columnGap="8"
      rowGap="2"
      mt="auto"
      px={{ base: '4', sm: '6' }}
      py={{ base: '5', _print: '1' }}
      fontSize="sm"
      borderTop="1px solid {colors.border}"
      {...LOOKS[variant]}
      data-variant={variant}
    >
      <p>
        {prefix && <span>{prefix} · </span>}
        <span>{fill(APP.footer.poweredBy, { provider: APP.footer.providers[provider] })}</span>
      </p>
      <Flex as="ul" wrap="wrap" columnGap="6" rowGap="2">
        {extraLink && (
          <li>
            <ExternalLink href={extraLink.href} variant="plain" overflowWrap="anywhere">
              {extraLink.text}
            </ExternalLink>
          </li>
        )}
        {providersLinks.map(({ text, href }) => (
          <li key={href}>
            <ProvidersLink href={href} variant="plain" overflowWrap="anywhere">
              {text}
            </ProvidersLink>
          </li>
        ))}
      </Flex>
      <LanguageLinks />
      <Flex as="nav" aria-label={APP.footer.further} flexBasis="full" data-print="hide">
        <Flex as="ul" wrap="wrap" columnGap="6" rowGap="2">
          {FOOTER_NAVIGATION.map(({ link, text }) => (
            <li key={link}>
              <TextLink to={link} variant="plain" display="inline-block" minWidth="6">
                {text}
              </TextLink>
            </li>
          ))}
        </Flex>
      </Flex>
    </Flex>
  );
}
