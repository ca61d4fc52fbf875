// The same rules in json-logic-engine, compiled: the usual way to keep show/hide rules as data.
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { LogicEngine } from 'json-logic-engine';
import type { BenchLogic, BenchDefinition, Rule } from './logic-course.ts';
import type { LogicPeer } from './logic-peer.ts';

interface Context {
  readonly answers: Record<string, string>;
  readonly holds: Record<string, boolean>;
}

/** Each rule is compiled once and evaluated once per student, in dependency order. */
export function jsonLogicPeer({ definitions }: BenchLogic): LogicPeer<Context> {
  const engine = new LogicEngine();
  const compiled = definitions.map((definition) => ({
    definition,
    holds: definition.rule ? engine.build(ruleOf(definition.rule)) : undefined,
  }));
  return {
    name: 'json-logic-engine, compiled',
    read: contextOf,
    visible: (context) => {
      const visible: string[] = [];
      for (const { definition, holds } of compiled) {
        const value = holds ? Boolean(holds(context)) : true;
        context.holds[definition.name] = value;
        if (value && isQuestion(definition)) visible.push(definition.name);
      }
      return visible;
    },
  };
}

function contextOf(answers: readonly Answer[]): Context {
  const context: Context = { answers: {}, holds: {} };
  for (const answer of answers) {
    context.answers[answer.questionID] = answer.questionAnswer || answer.questionEssayAnswer;
  }
  return context;
}

function isQuestion({ kind }: BenchDefinition): boolean {
  return kind === 'question';
}

function ruleOf(rule: Rule): object {
  switch (rule.op) {
    case 'atom':
      return {
        and: [
          { var: `holds.${rule.questionId}` },
          { in: [rule.option, { var: [`answers.${rule.questionId}`, ''] }] },
        ],
      };
    case 'thesis':
      return { var: `holds.${rule.name}` };
    case 'not':
      return { '!': [ruleOf(rule.part)] };
    case 'and':
    case 'or':
      break;
  }
  return { [rule.op]: rule.parts.map(ruleOf) };
}
