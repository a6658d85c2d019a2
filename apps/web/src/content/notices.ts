export const NOTICES = {
  label: 'About this site',
  offline: (version: string, dated: string | undefined) =>
    `You are offline: computed on this device with the Travel Impact Model ${version}${dated === undefined ? '' : `, data of ${dated}`}.`,
  update: 'A new version of this site is ready.',
  take: 'Load it',
};
