// The essays of Ada Fairweather: careful and concrete, and ready to follow an argument further than she likes.

export const adaFairweather = {
  why03: `[-I think Socrates should not accept the offer, because that would be giving in.-] {+Everyone in section argued about whether Socrates should take the deal as if there were only two answers. I think there are two questions. One is whether he is allowed to accept. The other is whether accepting would be the admirable thing to do. I say yes to the first and no to the second.+}

Here is why he is allowed. He is seventy, he has three sons, and he has already done more for Athens than Athens did for him. Nobody else in the city is required to stand in the marketplace and annoy people for a living. It would be strange if a duty existed that applied to exactly one man. I asked my grandmother this over the phone, and she said she would have taken the deal and then talked to the pigeons, who at least don't vote.

But when I picture him actually doing it, keeping quiet while a politician says something he knows is confused, I like him less. Not because he broke a rule. It's more that the silence would show he loved being alive more than he loved the thing he said made life worth it.

Someone who disagrees will say that if the second answer is no, the first one is just me being soft, because a person who knows what is best and doesn't do it has done something wrong. I don't believe that. Giving away half your paycheck is better than giving away none, and I still don't think I wrong anyone by buying groceries.`,
  eut03: `My example is small on purpose. Last winter a woman on my bus line dropped her glove, and a kid of maybe nine picked it up, got off at her stop, which clearly wasn't his, and ran after her. That was right. Nobody commanded it, and if somebody had, I don't think the command would have added anything.

What made it right? My first thought was the result: she got the glove. But if she had already turned the corner and he had come back with it in his hand, I would think just as well of him. My second thought was his intention. That's closer, but good intentions can be aimed at silly things. What I want to say is that her needing the glove was a reason, it was there whether or not he noticed it, and he noticed it. An action is right when it answers to the reasons that other people's needs give us.

The objection I worry about is that "needs" is doing all the work. A gambler needs a loan. Does that give me a reason to hand one over? I think it gives me some reason, and that the harm of the loan gives me a bigger one against. [-So the objection fails.-] {+I admit that I have no scale to weigh these on. But I had no scale on the bus either, and I could still see which way it tipped.+}`,
  kno03: `Rosa has a true belief and a decent reason, and I still want to say she doesn't know what time it is. What's missing is a connection. If it had been 9:21, the clock would have said 9:20 anyway, and Rosa would have believed it anyway. The time and her belief happened to meet. Neither one had anything to do with the other.

So here is my proposal: to know something, your reason has to be hooked up to the fact, so that the belief wouldn't be there if the fact weren't.

Test case. I check the bus app, which says my bus is four minutes away. It really is. But the app has been frozen since yesterday at this time and the bus keeps the same schedule. Same verdict: I don't know, and for the same reason. Now change it so the app is live but crashes often. Today it isn't crashed. I say I do know, even though I was lucky that it worked. So it can't be luck in general that ruins knowledge. I was lucky to have a working app. Rosa was lucky that a broken one gave the right answer.

I'm not sure my test survives everything. I know the sun is more than a mile away, and I have no idea what I'd believe if it weren't.`,
  sce02: `My answers put me in an awkward spot, so let me say it plainly: I admit I can't rule out that I'm dreaming, and I claim to know I have hands.

The argument is valid, so I have to give up a premise. I give up the second. The skeptic gets me to agree that I can't rule out a dream, in the sense that there's no test I could run that I couldn't also dream I was running. Fine. Then he turns this into "you don't know that you're not dreaming," and this is the step I don't accept. Back on the knowledge question I said that knowing doesn't take certainty. If that's right, I can know I'm awake without a test that proves it, the same way I know my roommate isn't a spy.

What do I go on, then? Everything hangs together. I remember getting up, my coffee is going cold at the rate coffee does, and the page says the same thing when I look back at it. My dreams can't do that for ten seconds.

{+The skeptic will say a really good dream could. That's true, and if I were in one I'd be wrong, and I wouldn't know I had hands. But being wrong in that case doesn't make me wrong in this one.+}`,
  ind02: `Hume's argument, as I understand it: I expect the sun tomorrow because it has come up every day so far. Why should "so far" tell me anything about tomorrow? Because the future tends to be like the past. And how do I know that? Because it always has been. Which is the very thing I was asked to back up. If I try pure logic instead, it's no help, since there is no contradiction in a dark morning.

I agree that there is no way to prove the step without using it. But I said I have a good reason, and I meant it. When I believe in the sunrise I'm not just adding up mornings. I believe there's a star, and a planet that turns, and that it would take something enormous to stop it turning. That story explains the mornings. A habit doesn't explain anything. My dog has the habit of expecting the mailman, and nothing about the habit tells her why he comes or what would keep him home.

Hume can reply that "it would take something enormous to stop it" is one more guess about the future built on the past. [-I have no answer to that.-] {+I think he's right that the explanation doesn't escape his circle. What it does is give me something that can turn out false in a thousand places besides tomorrow morning, and so far it hasn't. Isn't that what having a reason is like?+}`,
  min05: `I said that pain is whatever does the job of pain. The telephone country is what I get for saying so. If each citizen does for the robot what one nerve cell does for me, then everything that counts as the job is being done: the blow comes in, the calls go around, the arm pulls back, the robot learns to avoid whoever hit it and complains for a week. On my view the robot is in pain. I have to say that, and I will.

What makes it hard to swallow is that I keep looking for the pain in the wrong place. I picture a lady in a kitchen picking up a phone, and of course she isn't hurting, and neither is the man she calls. But nobody ever found the pain in one of my nerve cells either. If you shrank yourself and walked around in my head while I stubbed my toe, you would see a lot of small things passing messages and no "ow" anywhere.

[-So I don't think it is a reason to give up my view.-] {+The part that still bothers me is the speed. A country on the phone might take a year to do what my brain does in a second. Is a pain that takes a year to happen still the same pattern? I want to say yes, it would only be slow, and if I hesitate it's because I can't imagine it. I don't trust my imagination much with large numbers of anything.+}

So I keep my answer. If you told me that the robot begs them to stop and they hang up on it, I'd think that they were doing something wrong.`,
  mar02: `I said that Mary gains an ability and not a fact. She can now picture red, remember it, spot it across a field. What she can't do is tell us one thing about the world that wasn't already in her books.

The strongest objection is that this gets the order backward. She has the new abilities because she found something out. I can recognize my friend's voice because I learned what it sounds like, and "what it sounds like" looks a lot like a fact.

I feel the pull of this one more than most people, because I'm slightly color-blind. People keep telling me I'm missing something, and nobody has managed to tell me what. If it were a piece of information, you'd think that in nineteen years somebody would have gotten it across. They get across much harder things. What they can't do is hand me the knack of seeing it, and that's what I would expect if it is a knack.

Still, I'll admit that the objection doesn't go away completely. When Mary says "so that's what it's like," she seems to be pointing at something. I think she's pointing at a state of her own brain, which she knew all about, from a side she never stood on before. Same thing, new angle. If that's right, the story shows that there are two ways to get at one fact. It doesn't show that there is anything in the tomato or in Mary that isn't physical.`,
  per03: `The photograph has me at two and a half holding a live lobster. I remember nothing about it. I've been told the story so often that I could describe the smell, but all of that is borrowed.

On Mars I said that I wake up there, and when both of us exist I said there's no answer to which one is me. It took me a while to see what I had signed up for. If the machine can make two people who each continue me equally well, then "being the same person" can't be some deep further fact. One thing can't be two things. So either I die when the machine works twice and live when it works once, which is absurd, since how could the other body matter to me, or what I care about isn't identity in the first place. It's that someone later will remember this, want these things, and finish what I started.

Apply that to the photo. The connection between me and the lobster girl isn't all or nothing. It's thin. A few habits, a face, a mother. I'm more her than anyone else is, and I'm not very much her.

And here is where I'd like to get off. Someone who has lost all memory is, on this view, connected to their old self even more thinly than I am to the girl. [-So they are not the same person anymore.-] {+My great-uncle didn't know us for the last two years, and we still went every Sunday, and it was him that we went to see. My view says that what we were visiting was mostly gone. I don't want that to be true, and I have looked for the mistake in the argument, and I haven't found one yet.+}`,
  fre03: `In the spring of my senior year I turned down a scholarship to a school three states away and stayed close to home, because my grandmother had fallen in February and I wanted to be within an hour's drive. It mattered because nobody asked me to. My mother actually told me to go.

I said in the first two questions that, given the whole past, I couldn't have done otherwise, and that I act freely all the same. This is the case I had in mind. If you ran that spring again with the same fall, the same phone call, the same me, I would write the same email. That's what I would want! If I might have done something else with everything exactly the same, then my reasons wouldn't have decided it, and something that isn't me would have.

The objection is that I didn't pick what I care about. I love my grandmother because of how I was raised, and I didn't choose that. True. But the question was whether the decision was mine, not whether I built myself from nothing.`,
} as const;
