// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SiteRouter } from './site-router.tsx';

/** Chooses a cabin as the page's first script does, after the router has read the address. */
function ChosenWhileRendering() {
  const { search } = useLocation();
  if (search === '?itinerary=ZRH-BOS') {
    window.history.replaceState(window.history.state, '', `${search}&cabin=business`);
  }
  return <p>{search}</p>;
}

describe('the address', () => {
  it('is followed where it changed while the application came to life', () => {
    window.history.pushState(null, '', '/lookup/route?itinerary=ZRH-BOS');
    render(
      <SiteRouter>
        <ChosenWhileRendering />
      </SiteRouter>,
    );
    expect(screen.getByText('?itinerary=ZRH-BOS&cabin=business')).toBeTruthy();
  });
});
