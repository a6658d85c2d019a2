import type { Page } from '@playwright/test';

/** Collects what no visitor should meet: errors on the console, failed requests, requests to other hosts. */
export class Faults {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(page: Page, baseUrl: string) {
    const ownHost = new URL(baseUrl).hostname;
    page.on('console', (message) => {
      if (message.type() === 'error') this.#found.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.#found.push(`uncaught: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page drops what it was still loading.
      if (reason !== 'net::ERR_ABORTED') this.#found.push(`failed: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#found.push(`status ${response.status()}: ${response.url()}`);
    });
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && hostname !== ownHost) {
        this.#found.push(`foreign host: ${request.url()}`);
      }
    });
  }

  /** Declare a fault to be part of the journey, such as the 404 of an unknown address. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** The faults found so far that no journey expects. */
  unexpected(): string[] {
    return this.#found.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
  }
}
