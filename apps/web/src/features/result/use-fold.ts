import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hashWith, openFolds, type FoldName } from './open-folds.ts';

/** Whether a part of a result is open, as the address says, and how it is opened and closed. */
export function useFold(name: FoldName) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = openFolds(hash).includes(name);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  /** @param isStep - whether the browser's way back undoes it */
  const setOpen = (opens: boolean, isStep = false) => {
    void navigate({ pathname, search, hash: hashWith(hash, name, opens) }, { replace: !isStep, state });
  };
  return { isOpen, wasOpened, setOpen };
}
