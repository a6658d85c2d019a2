export { EmptyReason } from './empty-reason.tsx';
export { SameFigures } from './same-figures.tsx';
