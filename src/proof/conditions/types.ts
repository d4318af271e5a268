/**
 * The name of a condition, like `two-ships`.
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type ConditionId = string;

/** A condition under which an engine may be wrong. */
export interface Condition {
  readonly id: ConditionId;
  /** When it holds, to follow `where`: `at least two ships move`. */
  readonly says: string;
  /** Yes or no, of an action in a position. */
  readonly formula: string;
}

/** rules/conditions.yaml */
export interface ConditionsFile {
  /** @minItems 1 */
  readonly conditions: readonly Condition[];
}
