import { chakra } from '@chakra-ui/react';
import { linkRecipe } from '../../components/text-link.tsx';
import { Code } from './code.tsx';
import type { FieldRow } from './reference.ts';

const List = chakra('dl', {
  base: {
    borderTop: '1px solid {colors.border}',
    '& > div': { py: '3', borderBottom: '1px solid {colors.border}' },
    '& dt': { display: 'flex', flexWrap: 'wrap', columnGap: '3', fontWeight: 'medium' },
    '& dd': { maxWidth: '38em', fontSize: 'sm' },
  },
});
const Type = chakra('span', {
  base: { minWidth: '0', fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted', overflowWrap: 'anywhere' },
});
const Values = chakra('ul', {
  base: { mt: '2', display: 'flex', flexDirection: 'column', gap: '1', color: 'fg.muted' },
});
const TypeLink = chakra('a', linkRecipe);

/** Where the page describes a message. */
export function typeAnchor(message: string): string {
  return `type-${message}`;
}

function FieldType({ type, message }: FieldRow) {
  if (message === undefined) return <Type>{type}</Type>;
  const [before = '', after = ''] = type.split(message);
  return (
    <Type>
      {before}
      <TypeLink href={`#${typeAnchor(message)}`}>{message}</TypeLink>
      {after}
    </Type>
  );
}

type FieldListProps = { readonly fields: readonly FieldRow[] };

/** The fields of a message: name, type, meaning, and the values it may have. */
export function FieldList({ fields }: FieldListProps) {
  return (
    <List>
      {fields.map((field) => (
        <div key={field.name}>
          <dt>
            <Code>{field.name}</Code>
            <FieldType {...field} />
          </dt>
          <dd>
            {field.description}
            {field.values.length > 0 && (
              <Values>
                {field.values.map(({ name, description }) => (
                  <li key={name}>
                    <Code color="fg">{name}</Code> {description}
                  </li>
                ))}
              </Values>
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}
