import { ProvidersLink } from '../../shared/ui/external-link.tsx';
import { Text } from '../../shared/ui/typography.tsx';

type LearnMoreProps = { readonly link: { readonly text: string; readonly href: string } };

/** The way to the method behind the figures. */
export function LearnMore({ link }: LearnMoreProps) {
  return (
    <Text fontSize="sm" maxWidth={{ _print: 'none' }}>
      <ProvidersLink href={link.href}>{link.text}</ProvidersLink>
    </Text>
  );
}
