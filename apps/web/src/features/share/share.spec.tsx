// @vitest-environment jsdom
import { USUAL_QUESTION } from '@tim/itinerary';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flightFacts } from '../../testing/facts.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { ShareBody } from './share.tsx';

const { entry, answer } = flightFacts();

const renderShare = () =>
  renderPart(
    <ShareBody entry={entry} answer={answer} cabin="economy" question={USUAL_QUESTION} />,
    '/lookup/flight?itinerary=ZRH-BOS-LX-52-20261221#along',
  );

const press = (name: string) => screen.getByRole('button', { name });
/** What the live region says that stands right below the group of buttons under a heading. */
const said = (group = 'Save or print') => {
  const heading = screen.getByRole('heading', { name: group });
  return within(heading.parentElement ?? document.body).getByRole('status').textContent;
};

describe('ShareBody', () => {
  const saved: { name: string; content: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    const blobs: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob) - 1}`,
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      const content = blobs[Number(this.href.slice('blob:'.length))];
      if (content) saved.push({ name: this.download, content });
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ['Copy as text', 'The text is copied.', /About 350 kg CO2e per person in economy/],
    ['Copy citation', 'The citation is copied.', /^Open engine of the Travel Impact Model\. \(\d{4}\)\./],
    ['Copy BibTeX', 'The BibTeX entry is copied.', /^@misc\{/],
  ])('%s copies at once, says so and shows what was copied', async (button, words, text) => {
    const user = renderShare();
    await user.click(press(button));
    expect(await navigator.clipboard.readText()).toMatch(text);
    expect([said('Cite this figure'), said()]).toEqual([words, '']);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(await navigator.clipboard.readText());
  });

  it('gives the text to copy by hand, selected, where the browser refuses', async () => {
    const user = renderShare();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(press('Copy as text'));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'The text' });
    expect(said('Cite this figure')).toMatch(/did not allow copying. The text, selected below/);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toContain('About 350 kg CO2e');
  });

  it.each([
    ['Download CSV', 'flight-emissions-LX52-ZRH-BOS-20261221.csv', 'text/csv'],
    ['Download JSON', 'flight-emissions-LX52-ZRH-BOS-20261221.json', 'application/json'],
  ])('%s saves a file and names it', async (button, name, type) => {
    const user = renderShare();
    await user.click(press(button));
    expect(saved.map((file) => [file.name, file.content.type])).toEqual([[name, type]]);
    expect(said()).toBe(`${name} is downloaded.`);
  });

  it('says what else there is where the browser cannot draw', async () => {
    const user = renderShare();
    vi.stubGlobal(
      'Image',
      class {
        decode = () => Promise.reject(new Error('no picture'));
      },
    );
    await user.click(press('Download picture'));
    await waitFor(() => expect(said()).toMatch(/^The browser could not make the file\. Copy the text instead/));
    expect(saved).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('hands the page to the browser for printing, and says so where that is not possible', async () => {
    const user = renderShare();
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await user.click(press('Print'));
    expect(print).toHaveBeenCalledOnce();
    expect(said()).toMatch(/^Handed to the browser/);
    print.mockImplementation(() => {
      throw new Error('not here');
    });
    await user.click(press('Print'));
    expect(said()).toMatch(/^This browser cannot print from here\./);
    vi.unstubAllGlobals();
  });
});
