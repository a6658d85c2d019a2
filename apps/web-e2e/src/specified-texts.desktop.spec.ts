import { expect, test } from './test.ts';

/** What the specification has on the pages of content, by the texts that a visitor sees. */
const SEEN = {
  '/': [
    'Travel Impact Model',
    'Estimating the Impact of Air Travel',
    'Learn more about the model and how it works',
    'Learn who oversees & decides on changes to the emissions model',
    "Use our tool to calculate and understand the factors in a flight's emissions",
    'Read more',
    'Try it',
  ],
  '/about-tim': ['How the model works', 'Model principles', 'Accurate', 'Accessible', 'How to use TIM'],
  '/governance': ['Secretariat', 'Advisory Committee Members', '* Non-voting observer', 'Publications'],
  '/faq': [
    'Frequently Asked Questions',
    'What is the Travel Impact Model?',
    'Why is it needed?',
    'Where is it used today?',
    'What is the role of the Secretariat?',
    'Who serves on the Advisory Committee?',
  ],
  '/404': ['404', 'Page not found'],
} as const;

// spec: 2.12 in home, 2.14 in home, 2.40 in home, 2.42 in home, 2.44 in home, 2.45 in home, 2.46 in home
// spec: 2.49 in about, 2.50 in about, 2.51 in about, 2.52 in about, 2.53 in about, 2.54 in about, 2.56 in about, 2.57 in about
// spec: 2.62 in governance, 2.63 in governance, 2.67 in governance, 2.69 in governance
// spec: 2.71 in faq, 2.73 in faq, 2.74 in faq, 2.75 in faq, 2.76 in faq, 2.77 in faq, 2.81 in not-found
test('the specified texts of each page of content are seen', async ({ page, faults }) => {
  faults.expect(/404/);
  for (const [path, texts] of Object.entries(SEEN)) {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const text of texts) {
      const exact = typeof text === 'string';
      await expect(main.getByText(text, { exact }).filter({ visible: true }).first(), `${path}: ${text}`).toBeVisible();
    }
  }
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link').filter({ visible: true, hasText: /\w/ })).toContainText([
    'Travel Impact Model',
    'Home',
    'About',
    'Governance',
    'Emissions Calculator',
    'FAQ',
  ]);
  await page.goto('/about-tim');
  for (const name of [/Emissions Calculator/, /Developers API/, /add-on/, /^contact us/, /on GitHub/]) {
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  }
});
