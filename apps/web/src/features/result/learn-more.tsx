import { ProvidersLink } from '../../shared/ui/external-link.tsx';
import { Text } from '../../shared/ui/typography.tsx';

type LearnMoreProps = { readonly link: { readonly text: string; readonly href: string } };

/** The way to the method behind the figures. */
export function LearnMore({ link }: LearnMoreProps) {
  return (
    <Text mt={{ base: '3', _print: '1' }} fontSize={{ _print: 'sm' }} maxWidth={{ _print: 'none' }}>
      <ProvidersLink href={link.href}>{link.text}</ProvidersLink>
    </Text>
  );
}
