import { Box, Link } from '@chakra-ui/react';
import { OWN_LANGUAGE } from '@tim/languages';
import { IN_ENGLISH } from '../../shared/ui/in-english.ts';
import { codeStyle } from '../../shared/ui/code.tsx';
import type { FieldRow } from './reference.ts';

/** Where the page describes a message. */
export function typeAnchor(message: string): string {
  return `type-${message}`;
}

function FieldType({ type, message }: FieldRow) {
  if (message === undefined) return <span>{type}</span>;
  const [before = '', after = ''] = type.split(message);
  return (
    <span>
      {before}
      <Link href={`#${typeAnchor(message)}`} {...IN_ENGLISH}>
        {message}
      </Link>
      {after}
    </span>
  );
}

type FieldListProps = { readonly fields: readonly FieldRow[] };

/** The fields of a message: name, type, meaning, and the values it may have. */
export function FieldList({ fields }: FieldListProps) {
  return (
    <Box
      as="dl"
      // Styled as a whole: the page has hundreds of these names, and a class on each would be a part of its weight.
      borderTop="1px solid {colors.border}"
      css={{
        '& > div': { py: '3', borderBottom: '1px solid {colors.border}' },
        '& dt': { display: 'flex', flexWrap: 'wrap', columnGap: '3', fontWeight: 'medium' },
        '& dd': { maxWidth: '38em', fontSize: 'sm' },
        '& code': codeStyle,
        '& dt > span': {
          minWidth: '0',
          fontSize: 'sm',
          fontWeight: 'normal',
          color: 'fg.muted',
          overflowWrap: 'anywhere',
        },
        '& ul': { mt: '2', display: 'flex', flexDirection: 'column', gap: '1', color: 'fg.muted' },
        '& li > code': { color: 'fg' },
      }}
    >
      {fields.map((field) => (
        <div key={field.name}>
          <dt>
            <code>{field.name}</code>
            <FieldType {...field} />
          </dt>
          <dd {...IN_ENGLISH}>
            {field.description}
            {field.values.length > 0 && (
              <ul>
                {field.values.map(({ name, description, calculatorsWord }) => (
                  <li key={name}>
                    <code>{name}</code> {description}
                    {calculatorsWord !== undefined && <span lang={OWN_LANGUAGE}> {calculatorsWord}</span>}
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </Box>
  );
}
