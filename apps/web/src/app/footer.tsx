import { chakra } from '@chakra-ui/react';
import { ExternalLink } from '../components/external-link.tsx';
import { useShownFooterNote } from '../components/footer-note.tsx';
import { parseProvider } from '../config/env.ts';
import { LINKS } from '../content/links.ts';
import { PROVIDER_NAMES } from '../content/publisher.ts';

export type FooterVariant = 'background-image' | 'background-none';

const Bar = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '8',
    rowGap: '2',
    mt: 'auto',
    px: { base: '4', sm: '6' },
    py: { base: '5', _print: '1' },
    fontSize: 'sm',
    borderTop: '1px solid {colors.border}',
  },
  variants: {
    variant: {
      'background-image': { bg: 'bg.veil', color: 'fg', backdropFilter: 'blur(8px)' },
      'background-none': { bg: 'bg', color: 'fg.muted' },
    },
  },
});
const Links = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2' } });

type FooterProps = {
  readonly variant: FooterVariant;
  readonly extraLink?: { readonly text: string; readonly href: string };
};

export function Footer({ variant, extraLink }: FooterProps) {
  const { prefix, provider = parseProvider(import.meta.env) } = useShownFooterNote();
  const links = [
    ...(extraLink ? [extraLink] : []),
    { text: 'Contact Us', href: LINKS.contact },
    { text: 'Privacy Policy', href: LINKS.privacyPolicy },
  ];
  return (
    <Bar variant={variant} data-variant={variant}>
      <p>
        {prefix && <span>{prefix} · </span>}
        <span>Powered by {PROVIDER_NAMES[provider]}</span>
      </p>
      <Links>
        {links.map(({ text, href }) => (
          <li key={href}>
            <ExternalLink href={href} quiet>
              {text}
            </ExternalLink>
          </li>
        ))}
      </Links>
    </Bar>
  );
}
