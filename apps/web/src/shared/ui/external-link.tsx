import { Button, Link, Span, type LinkProps } from '@chakra-ui/react';
import { useId } from 'react';
import { PROVIDER } from '../../config/site.ts';
import { NEW_TAB_SUFFIX } from './texts.ts';
import { JOIN } from '../join.ts';

/** What a link to another site carries, whatever it looks like. */
export function externalLinkProps(href: string, label: string) {
  return { href, target: '_blank', rel: 'noopener', 'aria-label': `${label} ${NEW_TAB_SUFFIX}` } as const;
}

type ExternalLinkProps = Omit<LinkProps, 'children' | 'href' | 'target' | 'rel' | 'aria-label'> & {
  readonly href: string;
  /** What is shown. */
  readonly children: string;
  /** What is spoken before the suffix, when it should say more than is shown. Starts with what is shown. */
  readonly label?: string;
};

/** A link in running text to another site. */
export function ExternalLink({ href, children, label = children, ...style }: ExternalLinkProps) {
  return (
    <Link {...style} {...externalLinkProps(href, label)}>
      {children}
    </Link>
  );
}

/** A link to a page of Google's, whose name stands behind it, so that it is known before the click. */
export function ProvidersLink(props: ExternalLinkProps) {
  const id = useId();
  return (
    <>
      <ExternalLink {...props} aria-describedby={id} />
      <Span id={id} fontSize="sm" color="fg.muted">
        {JOIN.aside('', PROVIDER)}
      </Span>
    </>
  );
}

type ExternalButtonLinkProps = { readonly href: string; readonly children: string };

/** The same, looking like a button. */
export function ExternalButtonLink({ href, children }: ExternalButtonLinkProps) {
  return (
    <Button asChild variant="outline">
      <a {...externalLinkProps(href, children)}>{children}</a>
    </Button>
  );
}
