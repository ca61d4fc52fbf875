// The eight theses of the demo course: positions that a student's answers can add up to.
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';

interface DemoThesis {
  readonly id: string;
  readonly name: string;
  readonly logic: string;
  readonly description: string;
}

export const demoTheses: readonly DemoThesis[] = [
  {
    id: 'ths01',
    name: 'Skepticism',
    logic: '(dou01, 1) & (sce01, 1)',
    description: 'We do not know even the most ordinary things about the world around us.',
  },
  {
    id: 'ths02',
    name: 'CommonSense',
    logic: '(dou01, 2) ∨ (sce01, 2)',
    description: 'We know many ordinary things, whatever the skeptic says.',
  },
  {
    id: 'ths03',
    name: 'Dualism',
    logic: '(min01, 1) ∨ (min01, 3)',
    description: 'Something about the mind is not physical.',
  },
  {
    id: 'ths04',
    name: 'Physicalism',
    logic: '(min01, 2)',
    description: 'The mind is nothing over and above something physical.',
  },
  {
    id: 'ths05',
    name: 'Functionalism',
    logic: '(Physicalism) & (min03, 2)',
    description:
      'To have a mind is to have parts that do a certain job, whatever they are made of.',
  },
  {
    id: 'ths06',
    name: 'Compatibilism',
    logic: '(fre01, 2) & (fre02, 1)',
    description: 'We can act freely even if everything that we do was fixed in advance.',
  },
  {
    id: 'ths07',
    name: 'HardDeterminism',
    logic: '(fre01, 2) & (fre02, 2)',
    description: 'Everything that we do was fixed in advance, and therefore nobody acts freely.',
  },
  {
    id: 'ths08',
    name: 'Consequentialism',
    logic: '(eth02, 1) ∨ (pun02, 1)',
    description: 'Whether an action is right depends only on how good its results are.',
  },
];

/** The flat records of the theses. */
export function thesisItems(): DesignItem[] {
  return demoTheses.map((thesis, index) =>
    designItem({
      dataType: 'thesis',
      dataID: thesis.id,
      dataIndex: String(index + 1),
      dataText: thesis.name,
      questionLogic: thesis.logic,
      questionOptions: thesis.description,
    }),
  );
}
