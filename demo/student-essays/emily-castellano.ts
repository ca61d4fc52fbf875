// The essays of Emily Castellano: she rewrites nearly everything, and the rewriting can be seen.
import { riverCopy } from './planted-copies.ts';

export const emilyCastellano = {
  why03: `[-Socrates should definitely refuse. If you believe that the unexamined life isn't worth living, then you can't turn around and live one just because somebody threatens you. It would make everything he ever said a lie. He's being offered exactly the thing he said was worthless.-] {+I wrote this once the other way around and deleted it, so I don't think it's as obvious as the vote in class made it look. My first version said he has to refuse, because he'd be living the unexamined life that he called worthless. But that isn't what the jury is offering. They're asking him to stop examining other people. He can examine himself until he's a hundred.+}

{+So I think he should accept, and what convinced me is the word "never" in his own famous line, or really the fact that it isn't there. He doesn't say that a life which ever stops being examined is worthless. He's had seventy years of it. That's examined. You don't lose that by going quiet at the end, any more than a musician's life turns unmusical when her hands give out.+}

What would the other side say? They'd say that Socrates can't examine himself alone, because the whole method needs two people. [-And they'd be right.-] {+It's a good point, and I used to think it settled things. But he has Plato at his dinner table. It's a pretty decent second person.+}`,
  eut03: `My example is my roommate freshman year, who told me that my boyfriend was cheating. She knew I'd be mad at her and I was, for weeks. It was the right thing to do.

[-What makes it right is that the truth came out and that's always better in the end.-] {+I first wrote that it was right because the truth came out. But it would've come out anyway, probably within a month, since he wasn't being careful.+} {+I think what made it right is that she treated me like someone who can handle her own life. Everybody else on our floor had decided, very kindly, that I was better off not knowing. She didn't think it was hers to decide.+}

So an action's right if it respects the other person as the one who's in charge of her own life, I guess. God might want us to do that, but I said He'd want it because it's right.

The objection is that sometimes people really can't handle it. You don't tell someone on a ledge. I'd agree about the ledge, and I'd say that's because on the ledge they're not in charge of their own life for the moment and somebody else has to be. {+I realize you could abuse that. The people on my floor probably thought I was on a ledge.+}`,
  kno03: `I don't think Rosa knows. [-She was lucky and luck isn't knowledge.-] {+I don't want to just say "luck," because our TA pointed out that everything has some luck in it.+} What she has is like an answer in the back of the book. It's the right answer. She even got it by doing what you're supposed to do. But if you asked her to do the next problem the same way, she'd get it wrong.

I think that's what is missing: it doesn't carry over. When you know something, you've got hold of it in a way that'd work for the cases right next to it as well. Rosa can't tell 9:20 from 9:25.

My example: my little sister can "read" one book. She knows every page by heart and turns the pages at the right time. If you point to the word "moon," she says "moon," and she's right, and she's got a kind of reason (it comes after "goodnight"). But she doesn't know that those letters say moon. Show her the word on a sign and she's got nothing.

{+Someone might say that my sister does know something, which is what the book says, and Rosa knows something too, which is what the clock says. I agree! They both know the thing they're looking at. What they don't know is the thing it's supposed to be telling them.+}`,
  sce02: `[-I don't know that I have hands. I said that I can't rule out dreaming, and if I can't rule it out then I can't say that I know. The skeptic's argument is valid and I accept both premises.-] {+I started out on the skeptic's side and I've changed my answer. I do know that I have hands.+}

The first premise is hard to argue with. If I'm sure about the hands then I should be sure about not dreaming them. And the second one seems right to me too, since I can't think of any test for being awake that I couldn't dream that I'd passed. When I was a kid I used to pinch myself in dreams, and it worked, it hurt.

{+So what gives? I said earlier that you don't have to be certain in order to know. That was before this question, and I didn't see how it applied. I think it means that the second premise has to be wrong, even though I can't rule out a dream, because "can't rule out" is about being certain.+}

So it's hard to live with but I think you'd get used to it. You'd go on using your hands. You'd just say "it seems to me" a lot more than people do now.`,
  ind02: `What Hume's saying is that we've got no right to say "always" when all we've ever seen is "so far." To go from one to the other, you've got to assume the future's going to act like the past, and you can't check that without waiting for the future, and once you've waited it's the past.

[-I think we have a good reason anyway because it has always worked.-] {+My first draft said that we've got a good reason because it's always worked, and then I read Hume's argument again and saw that I'd just done the exact thing he says everyone does. So I deleted that.+}

{+Here's what I'd say now. He shows you can't prove the future will be like the past. But I said that I have a good reason, not a proof. Think about a friend's birthday. I've got no proof that my friend will be happy with a card. I've a reason, though, which is that I know her. Having a reason doesn't mean there's no gap. It means you've got something to put on your side of the gap.+}

What's on my side is millions of mornings. What's on the other side isn't even one. Hume would say I can't count the mornings as being on my side until I've shown that mornings are the kind of thing that counts. I don't know what would count as showing that to somebody who didn't already think so.`,
  min02: `Dear Princess,

[-My mind is a nonphysical thing and I know it moves my body because I can feel it do it. When I decide to raise my arm it goes up. I think that you're asking for an explanation of something so basic that there can't be one.-] {+I've got to confess that I answered this differently last week. I said my mind's a separate thing that isn't physical, and I'd written you half a letter about how I can just feel it moving my arm. Then I read yours again. You never said it doesn't move the arm. You said that if it's the kind of thing Descartes says it is, it couldn't. I think you're right, so I've given up on that kind of thing.+}

{+What I think now is that there's only one thing here, which is me, a body. But some of what's true of this body can't be said in terms of size and shape and motion. That it hurts, for instance. So you don't have to worry about how one thing reaches over and moves another. There's no reaching.+}

{+Your next letter would say: fine, then does the hurting do anything, or do the size and shape and motion do all the work? I knew you'd ask, and I don't have it figured out.+} I can tell you that when I burned my hand on my flat iron I moved it because it hurt. I can't believe any philosophy that says the hurting had nothing to do with it. I'd sooner believe that the people who study motion have left something out.

Sincerely,
Emily C.`,
  mar02: `She learns a new fact. I think the easiest way to see it is to imagine her best friend asking her about it on the phone the night before she gets out. "What do you think it'll be like?" And Mary, who knows everything, says "I have no idea." And the night after she says "Now I know." You can't go from no idea to knowing without learning something.

[-Some people say she just gets an ability but I don't agree with that.-] {+The strongest objection I could find is that there are things you can't know until you're there that aren't deep at all. I can have a complete map of the mall and still not know where I am on it. When I find the "you are here" sticker I learn something, but nobody says there's an extra nonphysical fact about the mall.+}

{+I had to think about this for a while. The sticker tells me where I am, and that's only news because it's about me. But what Mary learns isn't only about her. She also learns what it's been like for all the other people the whole time. She could say "oh, so that's what my mother's been seeing when she looks at a fire truck." A sticker doesn't tell you anything about anyone else.+}

So I think that it shows there's something that isn't physical, which goes with what I wrote to Elisabeth after I changed it.`,
  per03: `In my earliest photograph I'm sitting in a plastic pool with a hat on, squinting. I don't remember the pool, and I don't remember the hat, and I've been trying to figure out what I mean by saying that it's me.

${riverCopy.original}

I said that I'd wake up on Mars, and that if there were two of us I would be the one on Mars. If it's the bed that matters then it's okay that none of the water's the same. [-So that's me.-] {+What I hadn't thought about is that two rivers can't have one bed. I think if I'm honest I only picked Mars because in the story that's where I was trying to go.+}

What about someone who's lost all memory? I had a fever as a kid and lost most of a summer, and I've never felt that somebody else lived it. The rest of me closed up over it. But if you lost all of it, I think that would be like the bed getting filled in. There'd still be water, and it'd start to cut a new one. I'd want people to be kind to whoever that was. {+I wouldn't call her me, and I don't think she'd want me to.+}`,
  fre03: `I transferred here after a year at another school. I wrote the application, deleted it, wrote it again, and finally sent it at 11:58 with two minutes left. So which one was the decision? I think it was the last one, but all I did then was not delete it.

I believe that what I did was fixed by everything that came before, and that it was free anyway, because it came from what I wanted. Going back and forth was part of that. I wasn't being pulled around by something outside of me, I was finding out what I wanted by seeing what I couldn't stand to delete.

Here's an objection: if it was fixed all along, then the going back and forth was just for show. The ending was already written. I don't think so, because it's not like it would have ended the same without the going back and forth. If I hadn't deleted the first two, I wouldn't have sent the third. Fixed doesn't mean it'll happen no matter what you do. It happens through what you do.`,
} as const;
