import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';

/** Puts the cases to one mutant after the other in the same process: starting one would take longer than all cases. */
class CasesRunner {
  #lowered;
  #runs = 0;

  capabilities() {
    return { reloadEnvironment: true };
  }

  init() {
    this.#lowered = JSON.parse(readFileSync('reports/mutation/lowered.json', 'utf8'));
  }

  dryRun() {
    return this.#try({ activeMutant: undefined });
  }

  async mutantRun({ activeMutant: { id }, hitLimit }) {
    return toMutantRunResult(await this.#try({ activeMutant: id, hitLimit, hitCount: 0 }));
  }

  /** The bundle is read anew each time, so that a mutant in a table that is made once is switched on too. */
  async #try(active) {
    Object.assign((globalThis.__stryker__ ??= {}), active);
    const began = performance.now();
    const bundle = pathToFileURL('reports/mutation/cases.mjs');
    bundle.search = String((this.#runs += 1));
    const wrong = await wrongIn(bundle, this.#lowered);
    const test = { id: 'cases', name: 'the cases', timeSpentMs: performance.now() - began, status: TestStatus.Success };
    if (wrong === undefined) return { status: DryRunStatus.Complete, tests: [test] };
    return { status: DryRunStatus.Complete, tests: [{ ...test, status: TestStatus.Failed, failureMessage: wrong }] };
  }
}

const wrongIn = async (bundle, lowered) => {
  try {
    const { wrongIn: judged } = await import(bundle.href);
    return judged(lowered);
  } catch (error) {
    return String(error);
  }
};

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'cases', CasesRunner)];
