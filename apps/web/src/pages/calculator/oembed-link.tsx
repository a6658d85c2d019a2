import { useLocation } from 'react-router-dom';

/** Where programs that show links as what they lead to learn of the result; React moves it to the head. */
export function OembedLink() {
  const { pathname, search } = useLocation();
  const { origin } = window.location;
  const address = `${origin}/v1/oembed?url=${encodeURIComponent(`${origin}${pathname}${search}`)}`;
  return <link rel="alternate" type="application/json+oembed" href={address} />;
}
