import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { siteConfig } from './site-config.ts';

/** Chakra's engine with this site's tokens and recipes. */
export const system = createSystem(defaultBaseConfig, siteConfig);
