import { Flex, RadioGroup } from '@chakra-ui/react';

type ChoicesProps<Option extends string> = {
  /** Within its form. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Option[];
  readonly textOf: (option: Option) => string;
  readonly chosen: Option | undefined;
  readonly onChoose: (option: Option) => void;
};

/** One of a few, each with its words beside its button. */
export function Choices<Option extends string>({
  name,
  legend,
  options,
  textOf,
  chosen,
  onChoose,
}: ChoicesProps<Option>) {
  return (
    <RadioGroup.Root
      name={name}
      value={chosen ?? null}
      onValueChange={({ value }) => options.filter((option) => option === value).forEach(onChoose)}
    >
      <RadioGroup.Label>{legend}</RadioGroup.Label>
      <Flex wrap="wrap" columnGap="5">
        {options.map((option) => (
          <RadioGroup.Item key={option} value={option}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{textOf(option)}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Flex>
    </RadioGroup.Root>
  );
}
