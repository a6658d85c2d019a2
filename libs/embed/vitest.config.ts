import { vitestConfig } from '../../vitest.shared.ts';

export default vitestConfig('@tim/embed', 'jsdom');
