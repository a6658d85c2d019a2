import { Image } from '@chakra-ui/react';
import { ActionGroup } from './action-group.tsx';
import { CopiedText } from './copied-text.tsx';
import { ACTIONS } from './texts.ts';
import type { Shared } from './use-share.ts';

type SavedPictureProps = { readonly along: Shared };

/** The picture that was saved, with its words to copy; nothing before that. */
export function SavedPicture({ along: { picture, said, copy, copiedOf } }: SavedPictureProps) {
  const copied = copiedOf('picture');
  return (
    picture && (
      <>
        <Image
          width="full"
          maxWidth="bar"
          height="auto"
          border="1px solid {colors.border}"
          src={picture.address}
          alt={picture.altText}
        />
        <ActionGroup
          heading={ACTIONS.pictureHeading}
          actions={[{ name: ACTIONS.copyAltText, act: () => copy(ACTIONS.altText, picture.altText, 'picture') }]}
          said={said.picture}
        >
          {copied && <CopiedText copied={copied} />}
        </ActionGroup>
      </>
    )
  );
}
