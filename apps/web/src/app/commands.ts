/**
 * What buttons command a dialog with `commandfor`, and that pressing beside a dialog closes it: carried out for
 * browsers that do not know these attributes yet. The others do it themselves, before and without any script.
 */
export function carryOutCommands(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    document.addEventListener('click', onCommand);
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    document.addEventListener('click', onPressBeside);
  }
}

function onCommand({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) {
    return;
  }
  if (button?.getAttribute('command') === 'close') {
    dialog.close();
  } else if (!dialog.open) {
    dialog.showModal();
  }
}

/** The backdrop is part of the dialog element, and nothing else of it is left bare by its content. */
function onPressBeside({ target }: Event): void {
  if (target instanceof HTMLDialogElement && target.getAttribute('closedby') === 'any') {
    target.close();
  }
}
