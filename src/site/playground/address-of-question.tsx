import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A button that copies the address, which holds the whole question. */
export const CopyLink = (): JSX.Element => {
  const [said, say] = useState('');
  const copy = async (): Promise<void> => {
    say(await copied(location.href) ? 'Link copied' : 'Copy the address of this page');
    setTimeout(() => say(''), SHOWN_FOR);
  };
  return (
    <>
      <button type='button' onClick={() => void copy()}>Copy link</button>
      <span class='note' role='status'>{said}</span>
    </>
  );
};

/** In milliseconds. */
const SHOWN_FOR = 4000;

const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // a browser may forbid it to pages from disk
  }
};

/** The address, for paper alone. */
export const PrintedAddress = (): JSX.Element => {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const read = (): void => setAddress(location.href);
    addEventListener('beforeprint', read);
    return () => removeEventListener('beforeprint', read);
  }, []);
  return <p class='printed-address'>{address}</p>;
};
