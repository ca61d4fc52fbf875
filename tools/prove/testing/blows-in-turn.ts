// All blows of an engine as one, for a test that has time for a single scene.
import { BLOWS, type Blow } from '../lost-trials.ts';

/** Every blow of an engine, one after the other. */
export function blowsInTurn(engine: Blow['engine']): Blow & { readonly count: number } {
  const blows = BLOWS.filter((blow) => blow.engine === engine);
  let next = 0;
  return {
    what: 'each of these in turn',
    engine,
    count: blows.length,
    async strike(scene) {
      await blows[next % blows.length]?.strike(scene);
      next += 1;
    },
  };
}
