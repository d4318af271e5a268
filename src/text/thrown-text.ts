/** Any thrown value in words, like `TypeError: no planets`. Never throws. */
export const thrownText = (thrown: unknown): string => {
  try {
    return thrown instanceof Error ? `${String(thrown.name)}: ${String(thrown.message)}` : String(thrown);
  } catch {
    return 'something that has no text';
  }
};

/** What was thrown, with its stack if it has one. Never throws. */
export const thrownStack = (thrown: unknown): string => {
  try {
    const stack: unknown = thrown instanceof Error ? thrown.stack : undefined;
    return typeof stack === 'string' ? stack : thrownText(thrown);
  } catch {
    return thrownText(thrown);
  }
};
