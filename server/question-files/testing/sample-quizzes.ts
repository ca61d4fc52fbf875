// Quiz files in the shapes that other systems write, made for these tests from the public specifications.

/** How Canvas writes QTI 1.2: the kind in the metadata, HTML as escaped text, points and feedback with every item. */
export const CANVAS = `<?xml version="1.0" encoding="UTF-8"?>
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">
  <assessment ident="a1" title="Knowledge &amp; Doubt">
    <qtimetadata><qtimetadatafield><fieldlabel>cc_maxattempts</fieldlabel><fieldentry>1</fieldentry></qtimetadatafield></qtimetadata>
    <section ident="root_section">
      ${canvasItem('multiple_choice_question', '&lt;div&gt;&lt;p&gt;What is &lt;em&gt;knowledge&lt;/em&gt;?&lt;/p&gt;&lt;/div&gt;', choices('Single', ['Justified true belief', '&lt;b&gt;Ability&lt;/b&gt;']), scored())}
      ${canvasItem('true_false_question', 'Can we be &lt;strong&gt;certain&lt;/strong&gt; of anything?', choices('Single', ['True', 'False']), scored())}
      ${canvasItem('multiple_answers_question', 'Which are sources of knowledge? &lt;img src="x.png" alt="An eye"&gt;', choices('Multiple', ['Perception', 'Testimony', 'Magic']), scored())}
      ${canvasItem('essay_question', '&lt;p&gt;Read:&lt;/p&gt;&lt;blockquote&gt;I think, therefore I am.&lt;/blockquote&gt;&lt;p&gt;Do you agree?&lt;/p&gt;', '<response_str ident="r" rcardinality="Single"><render_fib><response_label ident="a" rshuffle="No"/></render_fib></response_str>', '<resprocessing><outcomes><decvar maxvalue="100"/></outcomes></resprocessing>')}
      ${canvasItem('matching_question', 'Match them.', choices('Single', ['Plato', 'Hume']) + choices('Single', ['Greece', 'Scotland']), scored())}
      ${canvasItem('short_answer_question', 'Who wrote the Meditations?', '<response_str ident="r" rcardinality="Single"><render_fib><response_label ident="a"/></render_fib></response_str>', scored())}
      ${canvasItem('numerical_question', 'How many Critiques?', '<response_str ident="r" rcardinality="Single"><render_fib fibtype="Decimal"><response_label ident="a"/></render_fib></response_str>', scored())}
      ${canvasItem('text_only_question', 'Now think about doubt.', '', '')}
    </section>
  </assessment>
</questestinterop>`;

function canvasItem(type: string, text: string, response: string, scoring: string): string {
  return `<item ident="g${text.length}" title="Question">
    <itemmetadata><qtimetadata>
      <qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield>
      <qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>1.0</fieldentry></qtimetadatafield>
    </qtimetadata></itemmetadata>
    <presentation><material><mattext texttype="text/html">${text}</mattext></material>${response}</presentation>
    ${scoring}
  </item>`;
}

function choices(cardinality: string, options: readonly string[]): string {
  const labels = options.map(
    (option, at) =>
      `<response_label ident="${at}"><material><mattext texttype="text/html">${option}</mattext></material></response_label>`,
  );
  return `<response_lid ident="r" rcardinality="${cardinality}"><render_choice>${labels.join('')}</render_choice></response_lid>`;
}

function scored(): string {
  return '<resprocessing><outcomes><decvar maxvalue="100"/></outcomes><respcondition continue="No"><conditionvar><varequal respident="r">0</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing><itemfeedback ident="f"><flow_mat><material><mattext>Well done</mattext></material></flow_mat></itemfeedback>';
}

/** How Blackboard writes QTI 1.2: texts in mat_formattedtext inside blocks, files as res00001.dat. */
export const BLACKBOARD = `<?xml version="1.0" encoding="UTF-8"?>
<questestinterop>
  <assessment title="Pool">
    <section>
      ${blackboardItem('Multiple Choice', 'Is the mind the brain?', 'Single', ['Yes', 'No'])}
      ${blackboardItem('True/False', 'Dualism is refuted.', 'Single', ['true', 'false'])}
      ${blackboardItem('Multiple Answer', 'Who were dualists?', 'Multiple', ['Plato', 'Ryle'])}
      <item><itemmetadata><bbmd_questiontype>Essay</bbmd_questiontype></itemmetadata>
        <presentation><flow class="Block"><flow class="QUESTION_BLOCK"><flow class="FORMATTED_TEXT_BLOCK">
          <material><mat_extension><mat_formattedtext type="HTML">&lt;p&gt;What is it &lt;u&gt;like&lt;/u&gt; to be a bat?&lt;/p&gt;</mat_formattedtext></mat_extension></material>
        </flow></flow><flow class="RESPONSE_BLOCK"><response_str ident="response" rcardinality="Single"><render_fib rows="8"/></response_str></flow></flow></presentation>
      </item>
      ${blackboardItem('Ordering', 'Order these by date.', 'Ordered', ['Kant', 'Hume'])}
      <item><itemmetadata><bbmd_questiontype>Hot Spot</bbmd_questiontype></itemmetadata><presentation><flow><material><mattext>Click on the pineal gland.</mattext></material><response_xy ident="r"><render_hotspot/></response_xy></flow></presentation></item>
    </section>
  </assessment>
</questestinterop>`;

function blackboardItem(
  type: string,
  text: string,
  cardinality: string,
  options: readonly string[],
): string {
  const labels = options.map(
    (option) =>
      `<flow_label class="Block"><response_label ident="x" shuffle="Yes"><flow_mat class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">${option}</mat_formattedtext></mat_extension></material></flow_mat></response_label></flow_label>`,
  );
  return `<item maxattempts="0"><itemmetadata><bbmd_asi_object_id/><bbmd_questiontype>${type}</bbmd_questiontype></itemmetadata>
    <presentation><flow class="Block">
      <flow class="QUESTION_BLOCK"><flow class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">${text}</mat_formattedtext></mat_extension></material></flow>
        <flow class="FILE_BLOCK"><material/></flow></flow>
      <flow class="RESPONSE_BLOCK"><response_lid ident="response" rcardinality="${cardinality}"><render_choice shuffle="Yes">${labels.join('')}</render_choice></response_lid></flow>
    </flow></presentation></item>`;
}

/** Bare QTI 1.2 as older programs, Moodle among them, write it: no assessment, plain text. */
export const PLAIN_ONE = `<questestinterop><item ident="1" title="Ethics">
  <presentation label="x"><flow><material><mattext>Is lying
always wrong?</mattext><matimage imagtype="image/png" uri="liar.png"/></material>
  <response_lid ident="r" rcardinality="Single"><render_choice>
    <flow_label><response_label ident="A"><material><mattext>Yes</mattext></material></response_label></flow_label>
    <flow_label><response_label ident="B"><material><mattext>No</mattext></material></response_label></flow_label>
  </render_choice></response_lid></flow></presentation></item></questestinterop>`;

/** One item of QTI 2.x. */
export function itemTwo(body: string, more = '', cardinality = 'single', version = '1'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p${version}" identifier="i" title="An item" adaptive="false" timeDependent="false">
  <responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="identifier">${more}</responseDeclaration>
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
  <itemBody>${body}</itemBody>
</assessmentItem>`;
}

export const CHOICE_TWO = itemTwo(
  `<p>Consider <i>free will</i>.</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1">
    <prompt>Do we have it?</prompt>
    <simpleChoice identifier="a">Yes <feedbackInline outcomeIdentifier="F" identifier="x">Hm.</feedbackInline></simpleChoice>
    <simpleChoice identifier="b" fixed="true">No</simpleChoice></choiceInteraction>`,
  '<correctResponse><value>a</value></correctResponse>',
);

export const SEVERAL_TWO = itemTwo(
  `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="0"><prompt>Which are virtues?</prompt>
   <simpleChoice identifier="a">Courage</simpleChoice><simpleChoice identifier="b">Envy</simpleChoice></choiceInteraction>`,
  '',
  'multiple',
  '2',
);

export const ESSAY_TWO = itemTwo(
  `<div class="story"><p>See <a href="https://plato.stanford.edu/entries/ethics">this entry</a>.</p></div>
   <rubricBlock view="scorer"><p>Look for reasons.</p></rubricBlock>
   <extendedTextInteraction responseIdentifier="RESPONSE" expectedLines="10"><prompt>What should we do?</prompt></extendedTextInteraction>`,
);

export const ORDER_TWO = itemTwo(
  '<orderInteraction responseIdentifier="RESPONSE"><prompt>Order them.</prompt><simpleChoice identifier="a">A</simpleChoice></orderInteraction>',
);

export const TEST_TWO = `<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="t" title="Test">
  <testPart identifier="p" navigationMode="linear" submissionMode="individual"><assessmentSection identifier="s" title="S" visible="true">
    <assessmentItemRef identifier="2" href="items/essay.xml"/><assessmentItemRef identifier="1" href="items/choice.xml"/><assessmentItemRef identifier="3" href="items/gone.xml"/>
  </assessmentSection></testPart></assessmentTest>`;
