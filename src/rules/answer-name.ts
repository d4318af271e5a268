/**
 * The name of an answer, like `each-ship`.
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type AnswerName = string;
